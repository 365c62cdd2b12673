import { BenefitsPage } from './benefits-page.tsx';
import { SendCalculator } from './calculators/fee-calculators.tsx';
import { SupportCalculator } from './calculators/support-calculator.tsx';

/** `/egcr/benefits/individuals` */
export function Screen() {
  return (
    <BenefitsPage name="individuals">
      <SendCalculator />
      <SupportCalculator />
    </BenefitsPage>
  );
}
