import { VerificationGuard } from '@egcr/identity/web';
import { Skeleton } from '@egcr/ui/skeleton';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { PagedList } from '@egcr/web-kit/list/paged-list.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { Suspense } from 'react';

import { useActs, useOwn, useThread, type Subject } from '../queries.ts';
import { CommentItem, OwnWaiting } from './comment-item.tsx';
import { threadTexts } from './texts.ts';
import { WriteComment } from './write-comment.tsx';

/** What readers say about a subject, newest first, and the form in which verified people say something. */
export function CommentThread(subject: Subject) {
  const t = useText(threadTexts);
  return (
    <div className="flex flex-col gap-8">
      <Suspense fallback={<Skeleton className="h-40" />}>
        <VerificationGuard resource={t('title')} hasToast={false}>
          <Write subject={subject} />
          {subject.isForMembers && <Thread subject={subject} />}
        </VerificationGuard>
      </Suspense>
      {!subject.isForMembers && <Thread subject={subject} />}
    </div>
  );
}

interface Props {
  readonly subject: Subject;
}

function Write({ subject }: Props) {
  const acts = useActs(subject);
  return <WriteComment name={`comments.${subject.subject}`} acts={acts} />;
}

function Thread({ subject }: Props) {
  const t = useText(threadTexts);
  const reader = useSession(({ user }) => user?.id);
  const thread = useThread(subject);
  const own = useOwn(subject, reader);
  const acts = useActs(subject);
  const isOwn = new Set(own.map(({ id }) => id));
  return (
    <>
      <OwnWaiting own={own} acts={acts} />
      <PagedList
        pages={thread}
        label={t('title')}
        className="flex flex-col gap-6"
        renderRow={(comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            isOwn={isOwn}
            isReader={reader !== undefined}
            acts={acts}
          />
        )}
        empty={<p className="text-ink-2">{t('none')}</p>}
      />
    </>
  );
}
