// Short tones without any file; silent until a person asks for sound.
export type Sound = 'turn' | 'refused' | 'win' | 'lose';

/** Tones one after the other: height in hertz, length in seconds. */
const tones: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  turn: [
    [660, 0.09],
    [880, 0.14],
  ],
  refused: [[170, 0.16]],
  win: [
    [523, 0.12],
    [659, 0.12],
    [784, 0.26],
  ],
  lose: [
    [330, 0.18],
    [247, 0.18],
    [196, 0.34],
  ],
};

let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  audio ??= new AudioContext();
  let start = audio.currentTime;
  for (const [height, length] of tones[sound]) {
    tone(audio, height, start, length);
    start += length;
  }
}

function tone(context: AudioContext, height: number, start: number, length: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = height;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}
