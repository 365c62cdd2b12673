import { Anchor } from '@egcr/ui/link';
import { PageHeading } from '@egcr/ui/page-heading';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { OnceAlive } from '@egcr/web-kit/once-alive.tsx';
import { useSearch } from '@egcr/web-kit/router.tsx';
import { useState } from 'react';

import { isTopic, pageAddress, type Topic } from '../contract/index.ts';
import { MessageForm } from './message-form.tsx';
import { contactTexts } from './texts.ts';
import { SentPanel } from './sent-panel.tsx';
import { StatusView } from './status-view.tsx';
import { SuggestedAnswers } from './suggested-answers.tsx';

/** `/contact`: writing to us (`?topic=`, `?about=` with the address of a page), and how far a message is (`?view=status&reference=`). */
export function Screen() {
  const t = useText(contactTexts);
  const search = new URLSearchParams(useSearch());
  const isStatus = search.get('view') === 'status';
  return (
    <div className="shell flex flex-col gap-8 py-8 sm:py-14">
      <PageHeading title={t('title')} description={t('lead')} />
      <nav aria-label={t('views')} className="flex flex-wrap gap-1 border-b border-line">
        <ViewLink href="/contact" isHere={!isStatus}>
          {t('view.write')}
        </ViewLink>
        <ViewLink href="/contact?view=status" isHere={isStatus}>
          {t('view.status')}
        </ViewLink>
      </nav>
      {isStatus ? (
        <StatusView key={search.get('reference')} reference={search.get('reference') ?? ''} />
      ) : (
        <Writing
          key={search.get('about')}
          first={search.get('topic')}
          about={pageAddress(search.get('about'))}
        />
      )}
    </div>
  );
}

interface ViewLinkProps {
  readonly href: string;
  readonly isHere: boolean;
  readonly children: string;
}

function ViewLink({ href, isHere, children }: ViewLinkProps) {
  return (
    <Anchor
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className="-mb-px flex min-h-11 items-center border-b-2 border-transparent px-3 font-semibold text-ink-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:text-ink"
    >
      {children}
    </Anchor>
  );
}

interface WritingProps {
  readonly first: string | null;
  readonly about: string | undefined;
}

function Writing({ first, about }: WritingProps) {
  const [topic, setTopic] = useState<Topic | undefined>(isTopic(first) ? first : undefined);
  const [sent, setSent] = useState<{ readonly reference: string; readonly email: string }>();
  if (sent) return <SentPanel {...sent} />;
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
      <OnceAlive placeholder={<Unwritten />}>
        <MessageForm about={about} topic={topic} onTopic={setTopic} onSent={setSent} />
      </OnceAlive>
      <SuggestedAnswers topic={topic} />
    </div>
  );
}

/** Where the form will stand; browsers without scripts are told why it does not come. */
function Unwritten() {
  const t = useText(contactTexts);
  return (
    <div className="min-h-[52rem]">
      <noscript>
        <p className="max-w-[52ch] rounded-md border border-line bg-sunken px-4 py-3">{t('script')}</p>
      </noscript>
    </div>
  );
}
