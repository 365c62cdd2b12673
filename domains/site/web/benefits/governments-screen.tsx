import { BenefitsPage } from './benefits-page.tsx';
import { GrantCalculator } from './calculators/grant-calculator.tsx';
import { ReserveCalculator } from './calculators/reserve-calculator.tsx';

/** `/egcr/benefits/governments` */
export function Screen() {
  return (
    <BenefitsPage name="governments">
      <ReserveCalculator />
      <GrantCalculator audience="government" />
    </BenefitsPage>
  );
}
