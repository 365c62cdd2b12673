import { CaseFact, CaseFacts, useOpenCase } from '@egcr/cases/web';
import { hrefOf } from '@egcr/contract/product-screens';
import { Badge } from '@egcr/ui/badge';
import { Link } from '@egcr/ui/link';
import { call } from '@egcr/web-kit/call';
import { useFormats } from '@egcr/web-kit/formats';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useQuery } from '@tanstack/react-query';

import { listLikenessesCall } from '../../../contract/likeness-calls.ts';
import { likenessTexts } from './texts.ts';

/** In the open case of a claim: claims of other accounts that may be of the same person. Nothing in other cases. */
export function Slot() {
  const found = useOpenCase();
  return found?.kind === 'support.claim' ? <Likenesses key={found.id} caseId={found.id} /> : null;
}

function Likenesses({ caseId }: { readonly caseId: string }) {
  const t = useText(likenessTexts);
  const formats = useFormats();
  const read = useQuery({
    queryKey: ['support', 'likenesses', caseId],
    queryFn: ({ signal }) => call(listLikenessesCall, { params: { id: caseId } }, { signal }),
  });
  return (
    <CaseFacts read={read}>
      {({ items }) => (
        <CaseFact title={t('title')}>
          {items.length === 0 ? (
            <p className="text-sm text-ink-2">{t('none')}</p>
          ) : (
            <>
              <p className="text-sm">{t('text')}</p>
              <ul aria-label={t('title')} className="flex flex-col gap-3">
                {items.map((item) => (
                  <li key={item.case_id} className="flex flex-col gap-1 rounded-card border border-line p-3">
                    <span className="flex flex-wrap items-center justify-between gap-2">
                      <Link href={hrefOf('case-queue', { kind: 'support.claim', case: item.case_id })}>
                        <bdi>{item.name === '' ? item.reference : item.name}</bdi>
                      </Link>
                      <Badge tone={item.is_same_birth ? 'bad' : 'warn'}>
                        {t(item.is_same_birth ? 'birth.same' : 'birth.near')}
                      </Badge>
                    </span>
                    <span className="flex flex-wrap gap-x-4 text-sm text-ink-2">
                      <span>{t('name', { percent: formats.number(item.name_percent) })}</span>
                      <bdi dir="ltr">{item.reference}</bdi>
                      <span>{formats.date(item.claimed_at)}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </CaseFact>
      )}
    </CaseFacts>
  );
}
