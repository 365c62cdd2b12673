import { Card } from '@egcr/ui/card';

import { MonthList, type MonthListProps } from './month-list.tsx';
import { useStatementText } from './texts.ts';

/** The statements of one account, for other screens: of a business, for its team. */
export function MonthStatements({ account }: MonthListProps) {
  const t = useStatementText();
  return (
    <Card title={t('title')} headingLevel={3}>
      <MonthList account={account} />
    </Card>
  );
}
