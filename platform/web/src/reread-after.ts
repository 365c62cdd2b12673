import { useQueryClient, type QueryKey } from '@tanstack/react-query';

type RereadAfter = <Answer>(work: Promise<Answer>) => Promise<Answer>;

/** Waits for calls, and reads what is kept under a key again after each. After a refusal too: the page may show what is no longer so. */
export function useRereadAfter(queryKey: QueryKey): RereadAfter {
  const client = useQueryClient();
  return async (work) => {
    try {
      return await work;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
}
