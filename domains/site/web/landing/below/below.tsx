import { lazyBeside } from '@egcr/web-kit/lazy-beside';

import { WhenNear } from '../../frame/when-near.tsx';
import { AiServices } from './ai-services.tsx';
import { Banks } from './banks.tsx';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Payments } from './payments.tsx';
import { Systems } from './systems.tsx';
import { Tools } from './tools.tsx';
import { Wallet } from './wallet.tsx';

const Deep = lazyBeside(async () => (await import('../deep/deep.tsx')).Deep);

/** Everything a visitor scrolls to; fetched once the top of the page stands. */
export function Below() {
  return (
    <>
      <Tools />
      <AiServices />
      <Banks />
      <Wallet />
      <Payments />
      <Systems />
      <WhenNear placeholder={<div className="min-h-[100rem]" />}>
        <Deep />
      </WhenNear>
      <Features />
      <Closing />
    </>
  );
}
