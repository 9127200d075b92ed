// What fingers, mouse, wheel and keys do to the shape in hand.
import type { BoardState } from '../board/boardState.svelte';
import type { Target } from '../../../generated/gearup/Target';
import { isAmong, sameTarget } from '../board/targets';
import { actionOf, flip, hover, moved, nextFit, reoriented, settle, turn, type Hand, type Spot } from './hand';

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

  constructor(private readonly boardState: BoardState) {}

  /** The mouse, or a finger that is down, is over a card. */
  over(target: Target, spot: Spot): void {
    const { boardState } = this;
    if (boardState.tool === undefined || boardState.props.selected !== null) return;
    boardState.hand = hover(boardState.tool, boardState.orientation, target, spot, this.#ground(target));
  }

  out(): void {
    if (this.boardState.props.selected === null) this.boardState.hand = null;
  }

  /** Taps where the ghost is, or where it should be. */
  tap(target: Target, spot: Spot): void {
    const { boardState } = this;
    if (boardState.tool === undefined) return;
    const { selected } = boardState.props;
    boardState.hand = hover(boardState.tool, boardState.orientation, target, spot, this.#ground(target));
    const held = boardState.held;
    // The same place again plays what waits there, although the finger was not quite where it was.
    if (selected !== null && held?.stroke?.action === selected) boardState.props.select(selected);
    else this.put();
  }

  /** Lays the shape down: shows what it would do, or hears why it cannot lie here. */
  put(): void {
    const { held, tool, props } = this.boardState;
    if (held === null || tool === undefined) return;
    if (held.stroke !== undefined) props.select(held.stroke.action);
    else props.explain(actionOf(tool, held.hand));
  }

  /** Draws the shape where it lies, or hears why it cannot lie there; without one in hand, finds a place. */
  draw(): void {
    const { held, props } = this.boardState;
    if (held === null) this.next(1);
    else if (held.stroke === undefined) this.put();
    else props.act(held.stroke.action);
  }

  /** Goes to a card without saying where on it. */
  reach(target: Target): void {
    const { boardState } = this;
    if (boardState.tool === undefined || sameTarget(target, boardState.hand?.target)) return;
    if (boardState.props.selected !== null) boardState.props.select(null);
    this.#hold(settle(boardState.tool, boardState.orientation, target, this.#ground(target)));
  }

  /** Chooses a card from a distance: with the tool that was asked for, or the first that fits there. */
  pick(target: Target): void {
    const { boardState } = this;
    const fitting = boardState.tools.filter((tool) => tool.strokes.some((stroke) => sameTarget(stroke.target, target)));
    const tool = fitting.find((one) => one.key === this.#asked) ?? fitting[0];
    if (tool !== undefined) boardState.toolKey = tool.key;
    boardState.hand = null;
    this.reach(target);
  }

  /** A key, on a card or elsewhere on the board. */
  keyOn(event: KeyboardEvent, target: Target | null = null): void {
    if (!this.#key(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  turn(quarters: 1 | -1): void {
    this.#reorient(turn(this.boardState.orientation, quarters));
  }

  flip(): void {
    this.#reorient(flip(this.boardState.orientation));
  }

  next(step: 1 | -1): void {
    const { boardState } = this;
    const [first] = boardState.targets.lit;
    if (boardState.tool === undefined) return;
    this.#free();
    if (boardState.hand === null && first !== undefined) return this.reach(first);
    if (boardState.hand !== null) this.#hold(nextFit(boardState.tool, boardState.hand, step));
  }

  change(key: string): void {
    const { boardState } = this;
    const target = boardState.hand?.target;
    this.#asked = key;
    this.#free();
    boardState.toolKey = key;
    boardState.hand = null;
    if (target !== undefined && isAmong(boardState.targets.lit, target)) this.reach(target);
  }

  letGo(): void {
    this.#free();
    this.boardState.hand = null;
  }

  /** Shows the ghost to the others once it rests. */
  share(): void {
    const { boardState } = this;
    const { selected, propose, offers } = boardState.props;
    if (propose === undefined || boardState.advising || offers.length === 0) return;
    const action = selected ?? boardState.held?.stroke?.action ?? null;
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
    if (!this.boardState.drawing) this.#asked = null;
  }

  /** Tells whether the key meant something. */
  #key(event: KeyboardEvent, target: Target | null): boolean {
    const { boardState } = this;
    if (!boardState.drawing || event.ctrlKey || event.metaKey || event.altKey) return false;
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
        if (boardState.hand === null && target !== null) this.reach(target);
        else this.put();
        return true;
      case 'escape':
        if (boardState.hand === null && boardState.props.selected === null) return false;
        this.letGo();
        return true;
      default:
        return false;
    }
  }

  #move([rows, columns]: readonly [number, number], target: Target | null): boolean {
    const { boardState } = this;
    const first = target ?? boardState.targets.lit[0];
    if (boardState.tool === undefined) return false;
    this.#free();
    if (boardState.hand !== null) this.#hold(moved(boardState.tool, boardState.hand, rows, columns, this.#ground(boardState.hand.target)));
    else if (first !== undefined) this.reach(first);
    return true;
  }

  #nextTool(): void {
    const { tools, tool } = this.boardState;
    const next = tools[(tools.findIndex((one) => one.key === tool?.key) + 1) % tools.length];
    if (next !== undefined) this.change(next.key);
  }

  #reorient(orientation: { turns: number; flip: boolean }): void {
    const { boardState } = this;
    if (boardState.tool === undefined) return;
    this.#free();
    boardState.orientation = orientation;
    if (boardState.hand !== null)
      this.#hold(reoriented(boardState.tool, boardState.hand, orientation, this.#ground(boardState.hand.target)));
  }

  #ground(target: Target): readonly number[] {
    return this.boardState.kit.grid(target, this.boardState.state)?.cells ?? [];
  }

  #hold(hand: Hand): void {
    this.boardState.hand = hand;
    this.boardState.orientation = { turns: hand.turns, flip: hand.flip };
  }

  /** What was chosen is taken up again. */
  #free(): void {
    if (this.boardState.props.selected !== null) this.boardState.props.select(null);
  }
}
