import { hrefOf } from '@egcr/contract/product-screens';
import { Card } from '@egcr/ui/card';
import { Link } from '@egcr/ui/link';
import { call } from '@egcr/web-kit/call';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { useQuery } from '@tanstack/react-query';

import { readFitCall } from '../../contract/index.ts';
import { fitKey } from '../cv/use-cv.ts';
import { FitParts, FitReasons } from './fit-reasons.tsx';
import { fitTexts } from './texts.ts';

/** How well a job fits the reader; undefined until it is known. */
export function useFit(slug: string) {
  return useQuery({
    queryKey: [...fitKey, 'one', slug],
    queryFn: ({ signal }) => call(readFitCall, { params: { slug } }, { signal }),
  }).data;
}

/** How well the job fits the reader, or the way to a CV where there is none. */
export function FitCard({ slug }: { readonly slug: string }) {
  const t = useText(fitTexts);
  const found = useFit(slug);
  if (found === undefined) return null;
  return (
    <Card title={t('title')}>
      {found.fit === null ? (
        <>
          <p className="text-sm text-ink-2">{t('none')}</p>
          <Link look="standalone" href={hrefOf('job-board', { tab: 'cv' })}>
            {t('write')}
          </Link>
        </>
      ) : (
        <>
          <FitReasons fit={found.fit} />
          <FitParts fit={found.fit} />
        </>
      )}
    </Card>
  );
}
