import { Badge } from '@egcr/ui/badge';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import type { ReactNode } from 'react';

import type { TicketState } from '../contract/index.ts';
import { contactTexts } from './texts.ts';
import type { OwnTicket } from './queries.ts';

const tones = { new: 'info', open: 'brand', waiting: 'warn', solved: 'ok' } as const;

/** A state in a word. */
export function StateBadge({ state }: { readonly state: TicketState }) {
  const t = useText(contactTexts);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

/** A message with its answers; folded away where there are several. */
export function TicketCard({
  ticket,
  isOpen = false,
}: {
  readonly ticket: OwnTicket;
  readonly isOpen?: boolean;
}) {
  const t = useText(contactTexts);
  const formats = useFormats();
  return (
    <details open={isOpen} className="card group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 p-5">
        <span dir="ltr" className="num font-mono font-semibold">
          {ticket.reference}
        </span>
        <span className="text-ink-2">{t(`topic.${ticket.topic}`)}</span>
        <span className="ms-auto flex items-center gap-3">
          <time dateTime={ticket.created_at} className="num text-sm text-ink-2">
            {formats.recent(ticket.created_at)}
          </time>
          <StateBadge state={ticket.state} />
        </span>
      </summary>
      <p className="px-5 pb-4 text-sm text-ink-2">{t(`state.${ticket.state}.text`)}</p>
      <ol className="flex flex-col divide-y divide-line border-t border-line">
        {ticket.entries.map((entry) => (
          <Entry key={entry.id} title={t(entry.kind === 'message' ? 'entry.you' : 'entry.us')} at={entry.at}>
            {entry.text}
          </Entry>
        ))}
      </ol>
    </details>
  );
}

interface EntryProps {
  readonly title: string;
  readonly at: string;
  readonly children: ReactNode;
  readonly isQuiet?: boolean;
}

/** One thing that was written, with who and when. Lines stay as they were typed; the direction is the text's own. */
export function Entry({ title, at, children, isQuiet = false }: EntryProps) {
  const formats = useFormats();
  return (
    <li data-quiet={isQuiet || undefined} className="flex flex-col gap-1.5 p-5 data-quiet:bg-sunken">
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-semibold">{title}</span>
        <time dateTime={at} className="num text-ink-2">
          {formats.exact(at)}
        </time>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </li>
  );
}
