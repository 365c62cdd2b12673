import { useState, type FormEvent } from 'react';

import { useFailureText } from './failure-text.ts';

export interface Answer {
  readonly text: string;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** What was typed; a new text takes the problem away. */
  readonly type: (text: string) => void;
  readonly submit: (event: FormEvent) => void;
  /** Another way to answer, judged like the typed one. */
  readonly run: (check: () => Promise<void>) => Promise<void>;
}

interface Question {
  /** The sentence about a text that cannot be right; undefined where it may be. */
  readonly issue: (text: string) => string | undefined;
  /** Has the server judge the text and goes on; what it throws is shown at the field. */
  readonly check: (text: string) => Promise<void>;
  /** A short code is typed anew after a failure; a long token is mended. */
  readonly isCleared?: boolean;
}

/** One typed secret that the server judges: a code, a token. Stays busy once it is right, because the question goes. */
export function useAnswer({ issue, check, isCleared = false }: Question): Answer {
  const explain = useFailureText();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ readonly refused: string } | { readonly failure: unknown }>();
  const [isBusy, setBusy] = useState(false);
  async function run(judge: () => Promise<void>) {
    setBusy(true);
    setFound(undefined);
    try {
      await judge();
    } catch (failure) {
      setFound({ failure });
      if (isCleared) setText('');
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // A dialog may stand inside another form's tree.
    event.stopPropagation();
    if (isBusy) return;
    const given = text.trim();
    if (issue(given) === undefined) void run(() => check(given));
    else setFound({ refused: given });
  }
  function type(typed: string) {
    setText(typed);
    if (typed !== '') setFound(undefined);
  }
  const problem = found && ('refused' in found ? issue(found.refused) : explain(found.failure));
  return { text, problem, isBusy, type, submit, run };
}
