import { Button } from '@egcr/ui/button';
import { Link } from '@egcr/ui/link';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { createQueryClient } from '@egcr/web-kit/query';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';
import { useSession } from '@egcr/web-kit/session-state';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

import { acceptCall } from '../contract/index.ts';
import { legalsAddress } from './legals-address.ts';
import { legalTexts } from './texts.ts';
import { useAccept, useAcceptances } from './queries.ts';

const client = createQueryClient();

/** A note in the corner where a newer version holds than the person agreed to; it blocks nothing and can wait. */
export function LegalsWatch() {
  const userId = useSession((now) => now.user?.id);
  if (userId === undefined) return null;
  return (
    <QueryClientProvider client={client}>
      <Watch key={userId} userId={userId} />
    </QueryClientProvider>
  );
}

function Watch({ userId }: { readonly userId: string }) {
  const t = useText(legalTexts);
  const acceptances = useAcceptances(userId);
  const accept = useAccept();
  const say = useSentences(sentences(acceptCall, { version_outdated: t('refused.outdated') }));
  const [isLater, setLater] = useState(false);
  // The person who never agreed to any version came in without the tick, by an operator's hand, and is asked on the page itself.
  const due = acceptances.data?.due.filter((item) => item.accepted_version !== null) ?? [];
  if (due.length === 0 || isLater) return null;
  return (
    <section
      aria-label={t('watch.title')}
      className="fixed inset-x-4 bottom-20 z-50 flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-3 sm:start-auto sm:end-6 sm:bottom-6 sm:w-96"
    >
      <p className="font-semibold">{t('watch.title')}</p>
      <p className="text-sm text-ink-2">{t('watch.text')}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {due.map(({ document }) => (
          <li key={document}>
            <Link href={legalsAddress(document, { changes: true })}>{t(`document.${document}`)}</Link>
          </li>
        ))}
      </ul>
      {accept.isError && (
        <p role="alert" className="text-sm text-bad">
          {say.failure(accept.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={accept.isPending} onClick={() => accept.mutate(due)}>
          {t('agree')}
        </Button>
        <Button size="small" look="quiet" onClick={() => setLater(true)}>
          {t('watch.later')}
        </Button>
      </div>
    </section>
  );
}
