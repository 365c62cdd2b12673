import type { WireMoney } from '@egcr/contract/money';
import { Badge } from '@egcr/ui/badge';
import { Anchor } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { useConcealment } from '@egcr/web-kit/concealment';
import { useFormats } from '@egcr/web-kit/formats';
import { Hourglass } from 'lucide-react';

import { useWalletText } from '../texts.ts';
import { FlowMark } from './flow-mark.tsx';

interface PendingRowProps {
  /** Where it is followed. */
  readonly href: string;
  readonly title: string;
  /** How far it has come, in a few words. */
  readonly state: string;
  readonly created_at: string;
  /** What is set aside. */
  readonly amount: WireMoney;
}

/** Money that is set aside and has not left yet, as a line of the history. */
export function PendingRow({ href, title, state, created_at: at, amount }: PendingRowProps) {
  const t = useWalletText();
  const formats = useFormats();
  const { isConcealed } = useConcealment();
  return (
    <li className="relative -mx-5 flex items-center gap-4 px-5 py-3.5 transition-colors hover:bg-sunken">
      <FlowMark direction="out">
        <span className="grid size-10 place-items-center rounded-full bg-sunken text-ink-2">
          <Hourglass aria-hidden className="size-5" />
        </span>
      </FlowMark>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <div className="flex min-w-0 flex-1 basis-32 flex-col gap-0.5">
          <Anchor href={href} className="font-medium wrap-anywhere after:absolute after:inset-0">
            {title}
          </Anchor>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
            <time dateTime={at} title={formats.exact(at)} className="whitespace-nowrap">
              {formats.recent(at)}
            </time>
            <Badge tone="info">{state}</Badge>
          </span>
        </div>
        <Money
          amount={{ ...amount, value: `-${amount.value}` }}
          isSigned
          size="fit-line"
          className="ms-auto text-end font-semibold text-ink-2"
          concealedLabel={isConcealed ? t('amounts.hidden') : undefined}
        />
      </div>
    </li>
  );
}
