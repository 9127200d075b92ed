// Short tones without any file; silent until a person asks for sound.
export type Sound = 'turn' | 'refused' | 'win' | 'lose' | 'dice' | 'all-out' | 'break';

/** Tones one after the other: height in hertz, length in seconds. */
const tones: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  turn: [
    [660, 0.09],
    [880, 0.14],
  ],
  refused: [[170, 0.16]],
  dice: [
    [440, 0.03],
    [520, 0.03],
    [440, 0.04],
  ],
  // Higher with every die, so that one hears how much is at stake.
  'all-out': [
    [330, 0.05],
    [494, 0.05],
    [740, 0.05],
    [1109, 0.12],
  ],
  break: [
    [740, 0.05],
    [233, 0.09],
    [110, 0.26],
  ],
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
