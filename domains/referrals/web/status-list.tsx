import { Badge, type Tone } from '@egcr/ui/badge';
import { Card } from '@egcr/ui/card';
import { EmptyState } from '@egcr/ui/empty-state';
import { useFormats } from '@egcr/web-kit/formats';
import { Users } from 'lucide-react';

import { useReferralText, type ReferralText } from './texts.ts';

export interface ListedReferral {
  readonly status: string;
  readonly created_at: string;
}

interface StatusLook {
  readonly label: string;
  readonly description: string;
  readonly tone: Tone;
}

/** A status in words; one that we do not know is shown as it is. */
function statusLook(t: ReferralText, status: string): StatusLook {
  switch (status) {
    case 'verified':
      return { label: t('status.verified'), description: t('status.verified.text'), tone: 'info' };
    case 'pending_verification':
      return { label: t('status.pending'), description: t('status.pending.text'), tone: 'warn' };
    case 'completed':
      return { label: t('status.completed'), description: t('status.completed.text'), tone: 'ok' };
    default:
      return { label: status, description: t('status.unknown.text'), tone: 'neutral' };
  }
}

/** Everybody the person brought, newest first, without names. */
export function StatusList({ items }: { readonly items: readonly ListedReferral[] }) {
  const t = useReferralText();
  const { date } = useFormats();
  return (
    <Card title={t('list.title')} padding="large">
      {items.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={<Users aria-hidden className="size-5" />}
          title={t('list.empty.title')}
          description={t('list.empty.text')}
        />
      )}
      <ul className="flex flex-col divide-y divide-line empty:hidden">
        {items.map(({ status, created_at }, place) => {
          const { label, description, tone } = statusLook(t, status);
          return (
            <li
              key={`${created_at} ${items.length - place}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <span className="flex min-w-0 flex-col gap-0.5">
                <time dateTime={created_at}>{date(created_at)}</time>
                <span className="text-sm text-ink-2">{description}</span>
              </span>
              <Badge tone={tone}>{label}</Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
