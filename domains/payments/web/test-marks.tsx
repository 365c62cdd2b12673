import { Badge } from '@egcr/ui/badge';

import { usePaymentText } from './text.ts';

interface TestMarksProps {
  readonly of: { readonly is_sample: boolean; readonly is_test: boolean };
}

/** Marks what moves no real money: a sample, or a test. */
export function TestMarks({ of }: TestMarksProps) {
  const t = usePaymentText();
  return (
    <>
      {of.is_sample && <Badge>{t('sample')}</Badge>}
      {of.is_test && <Badge>{t('test')}</Badge>}
    </>
  );
}
