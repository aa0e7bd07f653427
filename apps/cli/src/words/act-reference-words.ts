import type { Actor } from '@sabot/engine';
import type { BoundReference, FieldReference } from '@sabot/notation';

/** What `sabot acts` says. */
export interface ActReferenceWords {
  readonly acts: string;
  readonly settings: string;
  readonly events: string;
  readonly incidents: string;
  readonly who: string;
  readonly when: string;
  readonly fields: string;
  readonly bounds: string;
  readonly example: string;
  readonly shownIn: string;
  readonly people: Readonly<Record<Actor['kind'], string>>;
  readonly kinds: Readonly<Record<FieldReference['kind'], string>>;
  readonly mayBeMissing: string;
  readonly moves: string;
  readonly provided: (value: string) => string;
  readonly needs: (fields: readonly string[]) => string;
  readonly within: (bound: BoundReference) => string;
  readonly nothing: string;
  readonly more: (command: string) => string;
}
