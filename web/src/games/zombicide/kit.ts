// The pieces of the game by number, as the server tells them, for the mission that is played.
import type { CardPiece } from '../../generated/zombicide/CardPiece';
import type { CharacterPiece } from '../../generated/zombicide/CharacterPiece';
import type { GatePiece } from '../../generated/zombicide/GatePiece';
import type { MissionPiece } from '../../generated/zombicide/MissionPiece';
import type { Pieces } from '../../generated/zombicide/Pieces';
import type { ZonePiece } from '../../generated/zombicide/ZonePiece';

export class Kit {
  readonly mission: MissionPiece;

  constructor(
    readonly pieces: Pieces,
    mission: number,
  ) {
    this.mission = found(pieces.missions[mission], `mission ${mission}`);
  }

  card(kind: number): CardPiece {
    return found(this.pieces.cards[kind], `card ${kind}`);
  }

  character(id: number): CharacterPiece {
    return found(this.pieces.characters[id], `character ${id}`);
  }

  /** The name of a skill in the texts. */
  skill(number: number): string {
    return found(this.pieces.skills[number], `skill ${number}`);
  }

  zone(number: number): ZonePiece {
    return found(this.mission.zones[number], `Zone ${number}`);
  }

  gate(number: number): GatePiece {
    return found(
      this.mission.gates.find(({ gate }) => gate === number),
      `gate ${number}`,
    );
  }
}

function found<T>(piece: T | undefined, what: string): T {
  if (piece === undefined) throw new Error(`the server told of no ${what}`);
  return piece;
}
