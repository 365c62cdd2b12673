import { useText } from '@egcr/web-kit/i18n.tsx';
import { HideSamples as Hide } from '@egcr/web-kit/list/hide-samples.tsx';

import { queueTexts } from './queue/texts.ts';

interface HideSamplesProps {
  readonly sample: 'hidden' | undefined;
  readonly onChange: (sample: 'hidden' | undefined) => void;
}

/** Whether figures and lists of cases leave out those that were invented for a demonstration. */
export function HideSamples(props: HideSamplesProps) {
  const t = useText(queueTexts);
  return <Hide {...props} hint={t('samples.hide.hint')} />;
}
