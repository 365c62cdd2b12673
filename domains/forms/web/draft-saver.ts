import type { Answer, Answers } from '../contract/index.ts';
import { AUTOSAVE_MS } from '../contract/limits.ts';
import { isSameAnswer, tidyAnswers } from '../contract/tidy-answers.ts';
import { chosenAnswers, mergeAnswers } from './merge-rules.ts';

/** A draft as the page has it. */
export interface DraftState {
  readonly answers: Answers;
  readonly version: number;
  readonly savedAt: string;
  /** `failed`: the line was cut; it is tried again. */
  readonly saving: 'saved' | 'saving' | 'unsaved' | 'failed';
  /** Questions that were also changed elsewhere, to other answers; nothing is saved until the person has chosen. */
  readonly conflict: Conflict | undefined;
  /** It was sent meanwhile. */
  readonly isSent: boolean;
}

export interface Conflict {
  readonly found: Saved;
  /** The names of the questions for which the person chooses. */
  readonly differing: readonly string[];
}

/** What was changed since a version that the server has. */
export interface Unsent {
  readonly version: number;
  readonly base: Answers;
  readonly answers: Answers;
}

interface SaverPlan {
  readonly save: (body: { readonly version: number; readonly answers: Answers }) => Promise<SaveAnswer>;
  /** What this browser kept of an earlier visit. */
  readonly unsent?: Unsent | undefined;
  /** Keeps what is not saved yet, or forgets it once it is. */
  readonly keep?: (unsent: Unsent | undefined) => void;
}

interface Saved {
  readonly answers: Answers;
  readonly version: number;
  readonly saved_at: string;
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly version: number; readonly saved_at: string }
  | { readonly kind: 'changed'; readonly found: Saved }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' };

const RETRY_MS = 5000;

/**
 * Keeps the answers of a draft and saves them: soon after typing, when asked to, and again where the line was cut. One save at a time. What
 * was saved elsewhere meanwhile is merged question by question.
 */
export class DraftSaver {
  #state: DraftState;
  #isDirty = false;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  /** What the server has, as this page knows it: the common ground of a merge. */
  #base: Answers;
  readonly #plan: SaverPlan;
  readonly #watchers = new Set<() => void>();

  constructor(begun: Saved, plan: SaverPlan) {
    const { answers, version, saved_at: savedAt } = begun;
    this.#base = answers;
    this.#plan = plan;
    this.#state = { answers, version, savedAt, saving: 'saved', conflict: undefined, isSent: false };
    const { unsent } = plan;
    if (unsent === undefined) return;
    this.#base = unsent.base;
    this.#state = { ...this.#state, answers: unsent.answers };
    this.#merge(begun);
  }

  readonly state = (): DraftState => this.#state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Changes one answer; undefined or an empty one takes it away. */
  readonly answer = (name: string, value: Answer | undefined): void => {
    const { [name]: _before, ...others } = this.#state.answers;
    const answers = value === undefined || value === '' ? others : { ...others, [name]: value };
    this.#isDirty = true;
    this.#change({ answers, saving: 'unsaved' });
    this.#keepUnsent();
    this.#later(AUTOSAVE_MS);
  };

  /** Takes over answers that are known before the person begins; none that they have given themselves. */
  readonly startWith = (known: Answers): void => {
    for (const [name, value] of Object.entries(known))
      if (this.#state.answers[name] === undefined) this.answer(name, value);
  };

  /** Saves what is not saved yet. Answers whether everything is saved then. */
  readonly saveNow = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    return this.#state.saving === 'saved' && this.#state.conflict === undefined && !this.#state.isSent;
  };

  /** The person has chosen, for each question that was changed in two places; those not named stay as they were typed here. */
  readonly choose = (takenFromThere: readonly string[]): void => {
    const { conflict, answers } = this.#state;
    if (!conflict) return;
    const { found, differing } = conflict;
    const chosen = chosenAnswers({ answers, differing }, found.answers, takenFromThere);
    this.#change({ conflict: undefined });
    this.#adopt(found, chosen);
  };

  /** What the server has, as this page knows it. */
  readonly known = (): Saved => {
    const { version, savedAt } = this.#state;
    return { answers: this.#base, version, saved_at: savedAt };
  };

  /** The page is left: what is not saved yet is sent once more, and kept where it does not arrive. */
  readonly stop = (): void => {
    if (this.#isDirty) void this.saveNow();
    this.#isStopped = true;
    clearTimeout(this.#timer);
  };

  /** The page is there again. */
  readonly resume = (): void => {
    this.#isStopped = false;
  };

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => void this.saveNow(), ms);
  }

  #change(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }

  async #run(): Promise<void> {
    while (this.#isDirty && this.#state.conflict === undefined && !this.#state.isSent) {
      const { answers, version } = this.#state;
      this.#isDirty = false;
      this.#change({ saving: 'saving' });
      const answer = await this.#plan.save({ version, answers });
      if (answer.kind === 'changed') {
        this.#merge(answer.found);
        continue;
      }
      if (answer.kind !== 'saved') return this.#stopAt(answer);
      this.#base = tidyAnswers(answers);
      this.#change({
        version: answer.version,
        savedAt: answer.saved_at,
        saving: this.#isDirty ? 'unsaved' : 'saved',
      });
      this.#keepUnsent();
    }
  }

  /** Puts together what was typed here and what was saved elsewhere. What both changed waits for the person. */
  #merge(found: Saved): void {
    const { answers, differing } = mergeAnswers(
      tidyAnswers(this.#base),
      tidyAnswers(this.#state.answers),
      found.answers,
    );
    if (differing.length === 0) return this.#adopt(found, answers);
    this.#isDirty = true;
    this.#change({ answers, saving: 'unsaved', conflict: { found, differing } });
  }

  /** Goes on from what stands on the server, with these answers. */
  #adopt(found: Saved, answers: Answers): void {
    const names = [...new Set([...Object.keys(found.answers), ...Object.keys(answers)])];
    this.#isDirty = names.some((name) => !isSameAnswer(found.answers[name], answers[name]));
    this.#base = found.answers;
    const saving = this.#isDirty ? 'unsaved' : 'saved';
    this.#change({ answers, version: found.version, savedAt: found.saved_at, saving });
    this.#keepUnsent();
    if (this.#isDirty) this.#later(0);
  }

  #keepUnsent(): void {
    const { answers, version, isSent } = this.#state;
    this.#plan.keep?.(this.#isDirty && !isSent ? { version, base: this.#base, answers } : undefined);
  }

  #stopAt(answer: Exclude<SaveAnswer, { kind: 'saved' | 'changed' }>): void {
    this.#isDirty = true;
    this.#change({
      saving: answer.kind === 'failed' ? 'failed' : 'unsaved',
      ...(answer.kind === 'sent' && { isSent: true }),
    });
    this.#keepUnsent();
    if (answer.kind === 'failed') this.#later(RETRY_MS);
  }
}
