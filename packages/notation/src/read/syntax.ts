import type { Actor } from '@sabot/engine';

/** A place in a file; lines and columns count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The tree a file is read into, before anybody asks which game it speaks of. */
export interface Word {
  readonly kind: 'word' | 'text';
  readonly text: string;
  readonly at: Position;
}
export type Value =
  | Word
  | { readonly kind: 'data'; readonly value: unknown; readonly at: Position }
  | { readonly kind: 'list' | 'grounds'; readonly items: readonly Word[]; readonly at: Position };

export interface ActorNode {
  readonly actor: Actor;
  readonly at: Position;
}

export interface PostingNode {
  readonly kind: 'posting';
  readonly at: Position;
  readonly from: Word;
  readonly to: Word;
  readonly amount: Word;
  readonly ground: Word | null;
}

export type Outcome =
  | { readonly kind: 'event'; readonly at: Position; readonly name: Word; readonly values: readonly Value[] }
  /** What must not have happened. */
  | { readonly kind: 'absent'; readonly at: Position; readonly name: Word; readonly values: readonly Value[] }
  | { readonly kind: 'call'; readonly at: Position; readonly values: readonly Value[] }
  | PostingNode
  | { readonly kind: 'refusal'; readonly at: Position; readonly code: Word; readonly grounds: readonly Word[] }
  | { readonly kind: 'balance'; readonly at: Position; readonly account: Word; readonly amount: Word }
  /** Something on the cloth, who has it, its cards, how many they are. */
  | { readonly kind: 'held'; readonly at: Position; readonly thing: Word; readonly values: readonly Value[] }
  /** Without a person: nobody is awaited. */
  | { readonly kind: 'awaited'; readonly at: Position; readonly by: ActorNode | null; readonly verbs: readonly Word[] };
export type OutcomeOf<K extends Outcome['kind']> = Extract<Outcome, { readonly kind: K }>;

export interface ActNode {
  readonly kind: 'act';
  readonly at: Position;
  readonly by: ActorNode;
  readonly verb: Word;
  readonly values: readonly Value[];
  readonly outcomes: readonly Outcome[];
}
/** Cards laid ready in the shoe, in the order in which they will come. */
export interface CardsNode {
  readonly kind: 'cards';
  readonly at: Position;
  readonly cards: readonly Word[];
  readonly outcomes: readonly Outcome[];
}

/** A table that was played at before: how it stood, and the form in which that is told. */
export interface GivenNode {
  readonly form: Word;
  readonly state: unknown;
  readonly at: Position;
}

/** The house acts by itself whenever nobody else is awaited: which acts it does besides, and which it leaves to the file. */
export interface HouseNode {
  readonly at: Position;
  readonly also: readonly Word[];
  readonly except: readonly Word[];
}

export interface Header {
  readonly ruleset: Word;
  readonly edition: Word | null;
  readonly title: Word | null;
  /** The same for who reads Spanish. */
  readonly titleEs: Word | null;
  readonly proves: readonly Word[];
  /** Without it every act is written down. */
  readonly house: HouseNode | null;
  /** Without it the table is a new one. */
  readonly given: GivenNode | null;
}

export interface Document {
  readonly header: Header;
  readonly body: readonly (ActNode | CardsNode)[];
}
