import { Slot as HoldBanner } from '../hold/hold-banner.tsx';
import { ContactCard } from './contact-card.tsx';
import { StepUpProvider } from './step-up.tsx';

/** The contacts part of `/settings`: e-mail and phone, verified and changed. */
export function Slot() {
  return (
    <StepUpProvider>
      <div className="flex flex-col gap-6">
        <HoldBanner />
        <ContactCard kind="email" />
        <ContactCard kind="phone" />
      </div>
    </StepUpProvider>
  );
}
