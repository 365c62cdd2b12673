import { cv as cvSchema, type Cv, type OwnCv } from '../../contract/cv/shape.ts';

const SAVE_AFTER_MS = 800;
const RETRY_MS = 5000;

export interface CvState {
  readonly cv: Cv;
  readonly version: number;
  readonly savedAt: string | null;
  /** `invalid`: a field is wrong, and nothing is sent. `changed`: it was saved elsewhere, and the person chooses. `failed`: it is tried again. */
  readonly saving: 'saved' | 'waiting' | 'saving' | 'invalid' | 'changed' | 'failed';
  /** What is wrong, by the path of the field: `work.0.from`. */
  readonly issues: ReadonlyMap<string, string>;
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number; readonly savedAt: string | null }
  | { readonly kind: 'changed'; readonly version: number }
  | { readonly kind: 'failed' };

/** Keeps a CV as it is typed and saves it soon afterwards, one save at a time. */
export class CvSaver {
  #state: CvState;
  #isDirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  /** The version that was found elsewhere. */
  #found = 0;
  readonly #save: (body: { readonly version: number; readonly cv: Cv }) => Promise<SaveAnswer>;
  readonly #watchers = new Set<() => void>();

  constructor(
    begun: OwnCv,
    save: (body: { readonly version: number; readonly cv: Cv }) => Promise<SaveAnswer>,
  ) {
    this.#save = save;
    this.#state = stateOf(begun);
  }

  readonly state = (): CvState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  readonly change = (change: Partial<Cv>): void => {
    const cv = { ...this.#state.cv, ...change };
    const issues = issuesOf(cv);
    this.#isDirty = true;
    const isChanged = this.#state.saving === 'changed';
    this.#show({ cv, issues, saving: isChanged ? 'changed' : issues.size > 0 ? 'invalid' : 'waiting' });
    if (!isChanged) this.#later(SAVE_AFTER_MS);
  };

  /** Saves what is not saved yet. */
  readonly saveNow = async (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  };

  /** What is written here takes the place of what was saved elsewhere. */
  readonly keepMine = (): void => {
    this.#isDirty = true;
    this.#show({ version: this.#found, saving: 'waiting' });
    this.#later(0);
  };

  /** Goes on from what is saved. */
  readonly adopt = (found: OwnCv): void => {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#show(stateOf(found));
  };

  /** The page is left. */
  readonly stop = (): void => {
    if (this.#isDirty) void this.saveNow();
    clearTimeout(this.#timer);
  };

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), ms);
  }

  #show(change: Partial<CvState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  async #run(): Promise<void> {
    while (this.#isDirty && this.#state.issues.size === 0 && this.#state.saving !== 'changed') {
      const { cv, version } = this.#state;
      this.#isDirty = false;
      this.#show({ saving: 'saving' });
      const answer = await this.#save({ version, cv });
      if (answer.kind === 'saved') {
        const saving = this.#isDirty ? (this.#state.issues.size > 0 ? 'invalid' : 'waiting') : 'saved';
        this.#show({ version: answer.version, savedAt: answer.savedAt, saving });
        continue;
      }
      this.#isDirty = true;
      if (answer.kind === 'changed') {
        this.#found = answer.version;
        this.#show({ saving: 'changed' });
        return;
      }
      this.#show({ saving: 'failed' });
      this.#later(RETRY_MS);
      return;
    }
  }
}

function stateOf({ cv, version, saved_at: savedAt }: OwnCv): CvState {
  return { cv, version, savedAt, saving: 'saved', issues: new Map() };
}

/** What the server would say of it. */
function issuesOf(cv: Cv): ReadonlyMap<string, string> {
  const read = cvSchema.safeParse(cv);
  return new Map(read.error?.issues.map(({ path, message }) => [path.join('.'), message]));
}
