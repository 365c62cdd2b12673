import { OwnershipGraph } from '@egcr/ownership/web';
import { Card } from '@egcr/ui/card';
import { useText } from '@egcr/web-kit/i18n.tsx';

import { rulePackOf, type WrittenRegistration } from '../../contract/index.ts';
import { beneficialOwners } from '../../contract/ownership/beneficial-owners.ts';
import type { OwnershipNetwork } from '../../contract/ownership/network.ts';
import { OwnersList } from './owners-list.tsx';
import { ownersTexts } from './texts.ts';
import { writtenNetwork } from './written-network.ts';

interface WrittenOwnersProps {
  readonly written: WrittenRegistration;
  readonly known: ReadonlyMap<string, OwnershipNetwork>;
}

/** Who owns the business that is being written, drawn anew with each answer. */
export function WrittenOwners({ written, known }: WrittenOwnersProps) {
  const t = useText(ownersTexts);
  const network = writtenNetwork(written, known, { business: t('this'), you: t('you') });
  const rule = rulePackOf(written.jurisdiction).owners;
  const owners = beneficialOwners(network, rule);
  return (
    <Card title={t('title')}>
      <OwnersList network={network} owners={owners} rule={rule} />
      <OwnershipGraph network={network} owners={owners} isNarrow />
    </Card>
  );
}
