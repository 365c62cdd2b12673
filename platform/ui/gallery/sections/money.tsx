import { Card } from '../../src/card.tsx';
import { CheckAnswers } from '../../src/check-answers.tsx';
import { KeyValueList } from '../../src/key-value-list.tsx';
import { Money } from '../../src/money.tsx';
import { Rosette } from '../../src/rosette.tsx';
import { Pair, Section } from '../section.tsx';
import type { Texts } from '../texts.ts';

const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });

export function MoneySection({ texts }: { readonly texts: Texts }) {
  return (
    <Section id="money" title={texts.section.money}>
      <Pair>
        <Card
          title={texts.balance}
          tone="brass"
          ornament={<Rosette className="absolute -end-24 -top-20 size-72 text-brass-text/30" />}
        >
          <Money amount={jvd('123450')} size="display" />
        </Card>
        <Card title={texts.balance}>
          <Money amount={{ value: '-98765432109', assetCode: 'EUR', assetScale: 2 }} size="display" />
        </Card>
      </Pair>
      <Pair>
        <KeyValueList
          items={[
            { key: 'JVD', value: <Money amount={jvd('40000000000000000')} /> },
            { key: 'JPY', value: <Money amount={{ value: '232118', assetCode: 'JPY', assetScale: 0 }} /> },
            { key: 'INR', value: <Money amount={{ value: '2648190', assetCode: 'INR', assetScale: 2 }} /> },
            { key: 'USDC', value: <Money amount={{ value: '1500000', assetCode: 'USDC', assetScale: 6 }} /> },
            { key: texts.income, value: <Money amount={jvd('25000')} isSigned tone="flow" /> },
            { key: texts.spending, value: <Money amount={jvd('-1250')} isSigned tone="flow" /> },
            { key: texts.total, value: <Money amount={jvd('400000000')} isCompact /> },
            { key: texts.balance, value: <Money amount={jvd('123450')} concealedLabel={texts.hidden} /> },
          ]}
        />
        <CheckAnswers
          answers={[
            {
              label: texts.to,
              value: 'Amara Diallo (@amara)',
              change: { label: texts.change, subject: texts.recipient, href: '#fields' },
            },
            {
              label: texts.amount,
              value: <Money amount={jvd('25000')} />,
              change: { label: texts.change, subject: texts.theAmount, onChange: () => undefined },
            },
            { label: texts.note, value: texts.noteValue },
            { label: texts.fee, value: <Money amount={jvd('0')} /> },
            { label: texts.total, value: <Money amount={jvd('25000')} />, isStrong: true },
          ]}
        />
      </Pair>
    </Section>
  );
}
