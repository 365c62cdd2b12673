import { BenefitsPage } from './benefits-page.tsx';
import { PayCalculator } from './calculators/fee-calculators.tsx';
import { GrantCalculator } from './calculators/grant-calculator.tsx';

/** `/egcr/benefits/businesses` */
export function Screen() {
  return (
    <BenefitsPage name="businesses">
      <PayCalculator />
      <GrantCalculator audience="business" />
    </BenefitsPage>
  );
}
