// What fingers, mouse, wheel and keys do to the shape in hand.
import type { Desk } from './desk.svelte';
import type { TargetName } from './deeds';
import { flip, hover, moved, nextFit, regripped, settle, turn, type Hand, type Spot } from './hand';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** A ghost that rests for so long is shown to the others. */
const rest = 150;

export class PenHand {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: string | null = null;
  /** The tool that the person took. */
  #asked: string | null = null;

  constructor(private readonly desk: Desk) {}

  /** The mouse, or a finger that is down, is over a card. */
  over(target: TargetName, spot: Spot): void {
    const { desk } = this;
    if (desk.tool === undefined || desk.props.selected !== null) return;
    desk.hand = hover(desk.tool, desk.grip, target, spot, this.#ground(target));
  }

  out(): void {
    if (this.desk.props.selected === null) this.desk.hand = null;
  }

  /** Taps where the ghost is, or where it should be. */
  tap(target: TargetName, spot: Spot): void {
    const { desk } = this;
    if (desk.tool === undefined) return;
    const { selected } = desk.props;
    desk.hand = hover(desk.tool, desk.grip, target, spot, this.#ground(target));
    const held = desk.held;
    // The same place again plays what waits there, although the finger was not quite where it was.
    if (selected !== null && held !== null && held.action === selected) desk.props.select(selected);
    else this.put();
  }

  /** Lays the shape down: shows what it would do, or hears why it cannot lie here. */
  put(): void {
    const { held, props } = this.desk;
    if (held === null) return;
    if (held.stroke !== undefined) props.select(held.stroke.action);
    else props.explain(held.action);
  }

  /** Goes to a card without saying where on it. */
  reach(target: TargetName): void {
    const { desk } = this;
    if (desk.tool === undefined || desk.hand?.target === target) return;
    if (desk.props.selected !== null) desk.props.select(null);
    this.#hold(settle(desk.tool, desk.grip, target, this.#ground(target)));
  }

  /** Chooses a card from a distance: with the tool that was asked for, or the first that fits there. */
  pick(target: TargetName): void {
    const { desk } = this;
    const fitting = desk.tools.filter((tool) => tool.strokes.some((stroke) => stroke.target === target));
    const tool = fitting.find((one) => one.key === this.#asked) ?? fitting[0];
    if (tool !== undefined) desk.toolKey = tool.key;
    desk.hand = null;
    this.reach(target);
  }

  /** A key, on a card or elsewhere on the board. */
  keyOn(event: KeyboardEvent, target: TargetName | null = null): void {
    if (!this.#key(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  turn(quarters: 1 | -1): void {
    this.#regrip(turn(this.desk.grip, quarters));
  }

  flip(): void {
    this.#regrip(flip(this.desk.grip));
  }

  next(step: 1 | -1): void {
    const { desk } = this;
    const [first] = desk.targets.lit;
    if (desk.tool === undefined) return;
    this.#free();
    if (desk.hand === null && first !== undefined) return this.reach(first);
    if (desk.hand !== null) this.#hold(nextFit(desk.tool, desk.hand, step));
  }

  change(key: string): void {
    const { desk } = this;
    const target = desk.hand?.target;
    this.#asked = key;
    this.#free();
    desk.toolKey = key;
    desk.hand = null;
    if (target !== undefined && desk.targets.lit.has(target)) this.reach(target);
  }

  letGo(): void {
    this.#free();
    this.desk.hand = null;
  }

  /** Shows the ghost to the others once it rests. */
  share(): void {
    const { desk } = this;
    const { selected, propose, offers } = desk.props;
    if (propose === undefined || desk.advising || offers.length === 0) return;
    const action = selected ?? desk.held?.stroke?.action ?? null;
    clearTimeout(this.#timer);
    if (action === this.#told) return;
    this.#timer = setTimeout(() => {
      this.#told = action;
      propose(action);
    }, rest);
  }

  /** The position changed: the server has dropped what it was told before. */
  forget(): void {
    this.#told = null;
    if (!this.desk.drawing) this.#asked = null;
  }

  /** Tells whether the key meant something. */
  #key(event: KeyboardEvent, target: TargetName | null): boolean {
    const { desk } = this;
    if (!desk.drawing || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = arrows[event.key];
    if (step !== undefined) return this.#move(step, target);
    switch (event.key.toLowerCase()) {
      case 'r':
        this.turn(event.shiftKey ? -1 : 1);
        return true;
      case 'f':
        this.flip();
        return true;
      case 'n':
        this.next(event.shiftKey ? -1 : 1);
        return true;
      case 'c':
        this.#nextTool();
        return true;
      case 'enter':
      case ' ':
        if (desk.hand === null && target !== null) this.reach(target);
        else this.put();
        return true;
      case 'escape':
        if (desk.hand === null && desk.props.selected === null) return false;
        this.letGo();
        return true;
      default:
        return false;
    }
  }

  #move([rows, columns]: readonly [number, number], target: TargetName | null): boolean {
    const { desk } = this;
    const first = target ?? [...desk.targets.lit][0];
    if (desk.tool === undefined) return false;
    this.#free();
    if (desk.hand !== null) this.#hold(moved(desk.tool, desk.hand, rows, columns, this.#ground(desk.hand.target)));
    else if (first !== undefined) this.reach(first);
    return true;
  }

  #nextTool(): void {
    const { tools, tool } = this.desk;
    const next = tools[(tools.findIndex((one) => one.key === tool?.key) + 1) % tools.length];
    if (next !== undefined) this.change(next.key);
  }

  #regrip(grip: { turns: number; flip: boolean }): void {
    const { desk } = this;
    if (desk.tool === undefined) return;
    this.#free();
    desk.grip = grip;
    if (desk.hand !== null) this.#hold(regripped(desk.tool, desk.hand, grip, this.#ground(desk.hand.target)));
  }

  #ground(target: TargetName): readonly number[] {
    return this.desk.kit.grid(target, this.desk.state)?.cells ?? [];
  }

  #hold(hand: Hand): void {
    this.desk.hand = hand;
    this.desk.grip = { turns: hand.turns, flip: hand.flip };
  }

  /** What was chosen is taken up again. */
  #free(): void {
    if (this.desk.props.selected !== null) this.desk.props.select(null);
  }
}
