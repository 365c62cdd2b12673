import { Banner } from '@egcr/ui/banner';
import { Card } from '@egcr/ui/card';
import { KeyValueList } from '@egcr/ui/key-value-list';
import { Money } from '@egcr/ui/money';
import { useFormats } from '@egcr/web-kit/formats';

import { assetOf, type CheckedProof, type TransferProof } from '../../contract/index.ts';
import { useVerifyText } from './texts.ts';
import { PathDrawing } from './path-drawing.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { verdictOf } from './verdict.ts';

export interface ProofResultProps {
  readonly proof: TransferProof;
  readonly checked: CheckedProof;
}

const tones = { right: 'ok', offline: 'info', wrong: 'bad' } as const;

/** What came of a check: the verdict in one line, each step, the way to the root, and what the transfer says. */
export function ProofResult({ proof, checked }: ProofResultProps) {
  const t = useVerifyText();
  const verdict = verdictOf(checked.steps);
  return (
    <div className="flex flex-col gap-6">
      <Banner tone={tones[verdict]} title={t(`verdict.${verdict}`)} isLive>
        {verdict === 'right' ? undefined : t(`verdict.${verdict}.text`)}
      </Banner>
      <div className="flex flex-col gap-6 sm:flex-row">
        <Card title={t('steps.label')} className="flex-1">
          <ProofSteps steps={checked.steps} />
        </Card>
        {checked.steps.root === 'right' && <PathDrawing steps={proof.path.length} />}
      </div>
      {verdict !== 'wrong' && <Facts proof={proof} checked={checked} />}
    </div>
  );
}

function Facts({ proof, checked: { facts, checkpoint } }: ProofResultProps) {
  const t = useVerifyText();
  const formats = useFormats();
  const asset = facts && assetOf(facts.asset);
  if (!facts || !asset || !checkpoint) return undefined;
  const amount = { value: facts.amount, assetCode: asset.code, assetScale: asset.scale };
  return (
    <Card title={t('facts.title')}>
      <KeyValueList
        items={[
          { key: t('facts.amount'), value: <Money amount={amount} /> },
          { key: t('facts.posted'), value: formats.exact(facts.posted_at) },
          { key: t('facts.number'), value: <Fingerprint text={facts.id} /> },
          {
            key: t('facts.place'),
            value: t('facts.place.value', {
              place: formats.number(proof.index + 1),
              size: formats.number(checkpoint.treeSize),
            }),
          },
          { key: t('facts.sealed'), value: formats.exact(checkpoint.sealedAt) },
        ]}
      />
    </Card>
  );
}

/** Letters and digits that someone may compare with a copy. */
export function Fingerprint({ text }: { readonly text: string }) {
  return <bdi className="inline-block text-start font-mono text-sm wrap-anywhere">{text}</bdi>;
}
