import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

import type { CallRefusal } from './call-errors.ts';
import { useSession } from './session-state.ts';
import type { DoorKey, ScreenLoader } from './web-domain.ts';

/** What stands under the refusal of a door. `onGiven` asks the server again. */
interface BelowProps {
  readonly onGiven: () => void;
}

type LoadBelow = () => Promise<{ readonly Below: ComponentType<BelowProps> }>;

/** What opens a screen of the staff: any one of these, or anything that a role of the staff allows. */
export type DoorKeys = readonly [DoorKey, ...DoorKey[]] | 'any';

export interface DoorProps {
  readonly keys: DoorKeys;
  readonly Below?: ComponentType<BelowProps> | undefined;
  readonly children: ReactNode;
}

/** One domain knows roles, and gives the doors of the staff to all others. */
export interface StaffDoors {
  /** Shows its children to those whom the server lets in, and to everyone else why not. */
  readonly Door: ComponentType<DoorProps>;
  /** The same refusal where a call of an open screen is refused: `role_required` or `second_factor_required`. */
  readonly Refused: ComponentType<{
    readonly refusal: CallRefusal;
    readonly readAgain: () => Promise<unknown>;
  }>;
  /** Whether the person's roles open a door, as the server says. */
  readonly opens: (keys: DoorKeys) => Promise<boolean>;
}

type LoadDoors = () => Promise<{ readonly doors: StaffDoors }>;

let loadDoors: LoadDoors | undefined;

/** Called by the app with the doors of the domain that knows roles. */
export function connectStaffDoors(load: LoadDoors | undefined): void {
  loadDoors = load;
}

async function theDoors(): Promise<StaffDoors> {
  if (loadDoors === undefined) throw new Error('no domain gives the doors of the staff');
  return (await loadDoors()).doors;
}

/**
 * A screen behind a door: nothing of it is fetched before the server has said that the person may enter. What `below` loads stands under the
 * refusal.
 */
export function behindDoor(keys: DoorKeys, load: ScreenLoader, below?: LoadBelow): ScreenLoader {
  return async () => {
    const { Door } = await theDoors();
    const Behind = lazy(async () => ({ default: (await load()).Screen }));
    const Below = below && lazy(async () => ({ default: (await below()).Below }));
    return {
      Screen: () => (
        <Door keys={keys} Below={Below}>
          <Behind />
        </Door>
      ),
    };
  };
}

const Refused = lazy(async () => ({ default: (await theDoors()).Refused }));

/** What the doors say, where a call of an open screen is refused: a role has ended, or the second factor is missing. */
export function StaffRefused(props: {
  readonly refusal: CallRefusal;
  readonly readAgain: () => Promise<unknown>;
}) {
  return (
    <Suspense>
      <Refused {...props} />
    </Suspense>
  );
}

/** Whether the person works for the platform. */
export function useIsStaff(): boolean {
  return useOpens('any');
}

/** Whether the person's roles open a door, for what stands on an open page. Nothing is asked or fetched for those whose account shows no role. */
export function useOpens(keys: DoorKeys): boolean {
  const userId = useSession((now) => (now.user?.hasRoles === true ? now.user.id : undefined));
  const { data = false } = useQuery({
    queryKey: ['staff-door', userId, keys],
    queryFn: async () => (await theDoors()).opens(keys),
    enabled: userId !== undefined,
  });
  return userId !== undefined && data;
}
