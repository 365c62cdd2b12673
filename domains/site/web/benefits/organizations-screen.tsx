import { BenefitsPage } from './benefits-page.tsx';
import { GiveCalculator } from './calculators/fee-calculators.tsx';

/** `/egcr/benefits/organizations` */
export function Screen() {
  return (
    <BenefitsPage name="organizations">
      <GiveCalculator />
    </BenefitsPage>
  );
}
