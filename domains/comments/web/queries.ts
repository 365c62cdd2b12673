import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import {
  listCommentsCall,
  listForMembersCall,
  listOwnCall,
  reportCommentCall,
  takeBackCall,
  writeCommentCall,
  type CommentReason,
} from '../contract/index.ts';

/** What is commented on. */
export interface Subject {
  readonly kind: string;
  readonly subject: string;
  /** Verified people alone read it, and what is said about it. */
  readonly isForMembers: boolean;
}

const keyOf = ({ kind, subject }: Subject) => ['comments', kind, subject] as const;

export function useThread(of: Subject) {
  const { kind, subject, isForMembers } = of;
  const listCall = isForMembers ? listForMembersCall : listCommentsCall;
  return usePages([...keyOf(of), 'thread'], (asked, options) =>
    call(listCall, { params: { kind, subject }, query: asked }, options),
  );
}

/** The reader's own comments; nothing is asked for visitors. */
export function useOwn(of: Subject, userId: string | undefined) {
  const { kind, subject } = of;
  const { data } = useQuery({
    queryKey: [...keyOf(of), 'own', userId],
    queryFn: ({ signal }) => call(listOwnCall, { params: { kind, subject } }, { signal }),
    enabled: userId !== undefined,
    retry: false,
  });
  return data?.items ?? [];
}

interface NewComment {
  readonly text: string;
  readonly replyTo: string | undefined;
}

/** What the reader does in a thread; afterwards it is read again. */
export function useActs(of: Subject) {
  const client = useQueryClient();
  const { kind, subject } = of;
  const readAgain = () => client.invalidateQueries({ queryKey: keyOf(of) });
  return {
    write: async ({ text, replyTo }: NewComment, key: string) => {
      const body = { text, ...(replyTo !== undefined && { reply_to: replyTo }) };
      const said = await call(writeCommentCall, { params: { kind, subject }, body }, { idempotencyKey: key });
      await readAgain();
      return said;
    },
    takeBack: async (comment: string) => {
      await call(takeBackCall, { params: { comment } });
      await readAgain();
    },
    report: (comment: string, reason: CommentReason) =>
      call(reportCommentCall, { params: { comment }, body: { reason } }),
  };
}

export type Acts = ReturnType<typeof useActs>;
