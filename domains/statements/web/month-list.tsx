import { Button } from '@egcr/ui/button';
import { IconButton } from '@egcr/ui/icon-button';
import { Menu } from '@egcr/ui/menu';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { Download, Ellipsis } from 'lucide-react';
import { useState } from 'react';

import { useStatementText } from './texts.ts';
import { lastMonths, monthName, type StatementMonth } from './months.ts';
import { useDownload } from './use-download.ts';

const MONTHS = 12;

export interface MonthListProps {
  readonly account: { readonly id: string; readonly asset: string; readonly opened_at: string };
}

/** The last twelve months of the account: the PDF at one press, the other formats behind the next. */
export function MonthList({ account }: MonthListProps) {
  const [today] = useState(() => new Date());
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lastMonths(today, MONTHS, account.opened_at).map((month) => (
        <MonthRow key={month.from} account={account} month={month} />
      ))}
    </ul>
  );
}

function MonthRow({ account, month }: MonthListProps & { readonly month: StatementMonth }) {
  const t = useStatementText();
  const { locale } = useLanguage();
  const { download, isBusy } = useDownload();
  const { from, to } = month;
  const period = monthName(month, locale);
  const wish = { account: account.id, from, to };
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-2 py-1.5">
      {/* Never narrower than its longest word: the buttons go below instead. */}
      <span className="flex min-w-min flex-1 flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{period}</span>
        {month.isRunning && <span className="text-sm text-ink-2">{t('so_far')}</span>}
      </span>
      <Button
        look="secondary"
        busy={isBusy(wish)}
        aria-label={t('pdf_of', { period })}
        onClick={() => download({ ...wish, format: 'pdf' })}
        icon={<Download aria-hidden className="size-5" />}
      >
        PDF
      </Button>
      <Menu
        align="end"
        trigger={
          <IconButton label={t('others_of', { period })} icon={<Ellipsis aria-hidden className="size-5" />} />
        }
        items={formatsFor(account.asset).map((format) => ({
          label: t(format),
          onSelect: () => download({ ...wish, format }),
        }))}
      />
    </li>
  );
}

/** Two of the formats know currencies of three letters only. */
function formatsFor(asset: string) {
  return asset.length === 3 ? (['csv', 'ofx', 'camt053'] as const) : (['csv'] as const);
}
