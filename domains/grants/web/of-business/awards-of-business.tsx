import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { Money } from '@egcr/ui/money';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useLanguage, useText } from '@egcr/web-kit/i18n.tsx';
import { ShowMore } from '@egcr/web-kit/list/paged-list.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';

import { listAwardsOfBusinessCall, type Award } from '../../contract/open-calls.ts';
import { awardsOfBusinessTexts } from './texts.ts';

/** What a business of the directory was awarded, each with the way to its programme; nothing where its team lists none. */
export function AwardsOfBusiness({ slug }: { readonly slug: string }) {
  const t = useText(awardsOfBusinessTexts);
  const { language } = useLanguage();
  const pages = usePages(['grants', 'of business', slug, language], (query, options) =>
    call(listAwardsOfBusinessCall, { params: { slug }, query }, options),
  );
  if ((pages.items ?? []).length === 0) return null;
  return (
    <Card title={t('title')}>
      <ul className="flex flex-col divide-y divide-line">
        {pages.items?.map((each) => (
          <Line key={each.id} award={each} />
        ))}
      </ul>
      <ShowMore pages={pages} />
    </Card>
  );
}

function Line({ award }: { readonly award: Award }) {
  const formats = useFormats();
  const path = award.kind === 'fund' ? '/funds' : '/grants/programmes';
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <Link href={`${path}/${encodeURIComponent(award.programme)}`}>{award.title}</Link>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-2">
        <Money amount={award.amount} isTrimmed />
        <time dateTime={award.awarded_at} className="num">
          {formats.date(award.awarded_at)}
        </time>
      </span>
    </li>
  );
}
