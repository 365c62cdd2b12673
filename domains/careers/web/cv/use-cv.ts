import { call, isRefusal } from '@egcr/web-kit/call';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { readCvCall, saveCvCall } from '../../contract/index.ts';
import type { OwnCv } from '../../contract/cv/shape.ts';
import { CvSaver, type SaveAnswer } from './cv-saver.ts';

const KEY = ['careers', 'cv'] as const;
/** What is said of jobs changes with the CV. */
export const fitKey = ['careers', 'fit'] as const;

export function useOwnCv() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(readCvCall, {}, { signal }),
    // Read once: from then on the editor knows it better.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The CV as it is typed, which saves itself. */
export function useSavedCv(begun: OwnCv) {
  const client = useQueryClient();
  const [saver] = useState(
    () =>
      new CvSaver(begun, async (body): Promise<SaveAnswer> => {
        try {
          const saved = await call(saveCvCall, { body });
          await client.invalidateQueries({ queryKey: fitKey });
          return { kind: 'saved', version: saved.version, savedAt: saved.saved_at };
        } catch (failure) {
          if (!isRefusal(failure, 'cv_changed')) return { kind: 'failed' };
          return { kind: 'changed', version: Number(failure.members['version'] ?? 0) };
        }
      }),
  );
  // What is typed is saved when the page is hidden or left, not only after a pause.
  useEffect(() => {
    const hide = () => void saver.saveNow();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      saver.stop();
    };
  }, [saver]);
  const state = useSyncExternalStore(saver.watch, saver.state);
  const loadOther = async () => saver.adopt(await call(readCvCall, {}));
  return { ...state, change: saver.change, keepMine: saver.keepMine, adopt: saver.adopt, loadOther };
}
export type SavedCv = ReturnType<typeof useSavedCv>;
