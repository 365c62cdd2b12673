import { useEffect, useState } from 'react';

import { tidyUsername, usernameIssue } from '../contract/index.ts';
import { useProfileCalls } from './profile-calls.ts';

/** The pause in typing after which the server is asked. */
const PAUSE_MS = 350;

export type UsernameState = 'unasked' | 'checking' | 'free' | 'taken';

interface Answer {
  readonly name: string;
  readonly isFree: boolean;
}

/** Whether the name that stands in the field is free, asked while typing pauses. A missing answer says nothing: saving will tell. */
export function useUsernameCheck(typed: string): { readonly name: string; readonly state: UsernameState } {
  const calls = useProfileCalls();
  const name = tidyUsername(typed);
  const isAskable = usernameIssue(typed) === undefined;
  const [answer, setAnswer] = useState<Answer>();
  // The answer comes from the server.
  useEffect(() => {
    if (!isAskable) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(() => {
      calls.isUsernameFree(name, asking.signal).then(
        (isFree) => asking.signal.aborted || setAnswer({ name, isFree }),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [calls, isAskable, name]);
  if (!isAskable) return { name, state: 'unasked' };
  if (answer?.name !== name) return { name, state: 'checking' };
  return { name, state: answer.isFree ? 'free' : 'taken' };
}
