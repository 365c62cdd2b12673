import type { DraftScores, RubricCriterion } from '../../contract/index.ts';

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number }
  /** `changed`: another device was faster. `over`: nothing more is scored. `failed`: the line was cut. */
  | { readonly kind: 'changed' | 'over' | 'failed' };

/** Scores as the page has them. */
export interface ScoreState {
  readonly scores: DraftScores;
  readonly version: number;
  readonly saving: 'saved' | 'saving' | 'unsaved' | 'failed' | 'changed' | 'over';
}

type Save = (body: { readonly version: number; readonly scores: DraftScores }) => Promise<SaveAnswer>;

const AUTOSAVE_MS = 800;
const RETRY_MS = 5000;

/** Keeps the scores of a review and saves them soon after a change, one save at a time, and again where the line was cut. */
export class ScoreSaver {
  #state: ScoreState;
  #isDirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  readonly #save: Save;
  readonly #watchers = new Set<() => void>();

  constructor(begun: Pick<ScoreState, 'scores' | 'version'>, save: Save) {
    const { scores, version } = begun;
    this.#state = { scores, version, saving: 'saved' };
    this.#save = save;
  }

  readonly state = (): ScoreState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Changes the score or the reason of one criterion. */
  readonly change = (criterion: RubricCriterion, change: Partial<DraftScores[RubricCriterion]>): void => {
    const { scores, saving } = this.#state;
    const changed = { ...scores, [criterion]: { ...scores[criterion], ...change } };
    this.#isDirty = true;
    const isStopped = saving === 'changed' || saving === 'over';
    this.#set({ scores: changed, saving: isStopped ? saving : 'unsaved' });
    if (!isStopped) this.#later(AUTOSAVE_MS);
  };

  /** Saves what is not saved yet. Answers whether everything is saved then. */
  readonly saveNow = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.#state.saving === 'saved';
  };

  /** The page is left. */
  readonly stop = (): void => {
    if (this.#isDirty) void this.saveNow();
    clearTimeout(this.#timer);
  };

  async #run(): Promise<void> {
    while (this.#isDirty && this.#state.saving !== 'changed' && this.#state.saving !== 'over') {
      const { scores, version } = this.#state;
      this.#isDirty = false;
      this.#set({ saving: 'saving' });
      const answer = await this.#save({ version, scores });
      if (answer.kind === 'saved') {
        this.#set({ version: answer.version, saving: this.#isDirty ? 'unsaved' : 'saved' });
        continue;
      }
      this.#isDirty = true;
      this.#set({ saving: answer.kind });
      if (answer.kind === 'failed') this.#later(RETRY_MS);
      return;
    }
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.saveNow(), ms);
  }

  #set(change: Partial<ScoreState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }
}
