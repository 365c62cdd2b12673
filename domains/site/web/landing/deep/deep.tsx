import { ServiceCategories, ServicesDatabase } from './catalogue.tsx';
import { AgentSystem, PaymentGateway } from './drawn-parts.tsx';
import { SectorFunds, WealthFunds } from './fund-parts.tsx';
import { LiveFigures } from './live.tsx';
import { LiveStats } from './live-stats.tsx';
import { DebtManagement, FrameworkCard, GrantsShowcase } from './money-parts.tsx';
import { Voices } from '../voices/voices.tsx';
import { PeaceAgreement, Vision } from './word-parts.tsx';

/** The lower half of the front page; fetched when the reader has come to its upper half. */
export function Deep() {
  return (
    <LiveFigures>
      <ServiceCategories />
      <ServicesDatabase />
      <LiveStats />
      <GrantsShowcase />
      <DebtManagement />
      <PaymentGateway />
      <AgentSystem />
      <FrameworkCard />
      <SectorFunds />
      <WealthFunds />
      <PeaceAgreement />
      <Voices />
      <Vision />
    </LiveFigures>
  );
}
