import { AiServices } from './ai-services.tsx';
import { Banks } from './banks.tsx';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Payments } from './payments.tsx';
import { Systems } from './systems.tsx';
import { Tools } from './tools.tsx';
import { Wallet } from './wallet.tsx';

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
      <Features />
      <Closing />
    </>
  );
}
