import { call } from '@egcr/web-kit/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  listDeliveriesCall,
  readPreferencesCall,
  savePreferenceCall,
  type Channel,
  type Choosable,
  type NotificationPreferences,
} from '../../contract/index.ts';

const PREFERENCES = ['notifications', 'preferences'] as const;

export function usePreferences() {
  return useQuery({
    queryKey: PREFERENCES,
    queryFn: ({ signal }): Promise<NotificationPreferences> => call(readPreferencesCall, {}, { signal }),
  });
}

interface Choice {
  readonly about: Choosable;
  readonly channel: Channel;
  readonly isOn: boolean;
}

/** Shows the choice at once, and what stands on the server afterwards. */
export function useChoosing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ about, channel, isOn }: Choice) =>
      call(savePreferenceCall, { params: { about, channel }, body: { is_on: isOn } }),
    onMutate: ({ about, channel, isOn }) => {
      client.setQueryData<NotificationPreferences>(
        PREFERENCES,
        (now) =>
          now && {
            ...now,
            items: now.items.map((each) =>
              [each.category, each.type].includes(about) && each.channel === channel
                ? { ...each, is_on: isOn }
                : each,
            ),
          },
      );
    },
    onSettled: () => client.invalidateQueries({ queryKey: PREFERENCES }),
  });
}

/** The last messages, sent or not. */
export function useDeliveries() {
  return useQuery({
    queryKey: ['notifications', 'deliveries'],
    queryFn: async ({ signal }) => (await call(listDeliveriesCall, {}, { signal })).items,
  });
}
