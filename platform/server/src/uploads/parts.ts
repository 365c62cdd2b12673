import type { UploadKind } from './kind.ts';
import type { ByteStore } from './byte-store.ts';
import type { Scanner } from './clamd.ts';
import type { createTurns } from '../aside/turns.ts';

/** What the use cases of uploads share. */
export interface UploadParts {
  readonly kinds: () => readonly UploadKind[];
  /** Absent where the operator has set up none: files are then marked as not scanned. */
  readonly scanner: Scanner | undefined;
  readonly bytes: ByteStore;
  /** Looking at files takes memory and time: few at once. */
  readonly turns: ReturnType<typeof createTurns>;
}

export function kindNamed({ kinds }: Pick<UploadParts, 'kinds'>, name: string): UploadKind | undefined {
  return kinds().find((kind) => kind.name === name);
}
