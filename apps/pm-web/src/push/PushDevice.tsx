import { Button, Callout, Stack, Text, useToast } from '@linework/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/keys';
import { toProblem } from '../api/problem';
import { problemToast } from '../problems/problemToast';
import { pushApi } from './pushApi';
import { canPush, isBlocked, subscribeDevice, unsubscribeDevice } from './pushDevice';

/** Whether this browser shows what is pushed, and the switch of that: each browser asks by itself (SET-01). */
export function PushDevice() {
  const info = useQuery({ ...pushApi.info, enabled: canPush() });
  const queryClient = useQueryClient();
  const toast = useToast();
  const turning = useMutation({
    mutationFn: async ({ on, publicKey }: { on: boolean; publicKey: string }) => {
      if (on) {
        const subscription = await subscribeDevice(publicKey);
        if (subscription) await pushApi.turnOn(subscription);
        return;
      }
      await pushApi.turnOff();
      await unsubscribeDevice();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.push }),
    onError: (error, how) => toast(problemToast(error, () => turning.mutate(how))),
  });
  if (!canPush()) {
    return (
      <Callout tone="info" title="This browser shows no push notifications">
        On an iPhone or iPad, add Linework to the home screen and open it from there.
      </Callout>
    );
  }
  if (isBlocked()) {
    return (
      <Callout tone="warning" title="This browser blocks notifications from Linework">
        Allow them in what it has set for this site, then reload this page.
      </Callout>
    );
  }
  if (info.isError) return <Text tone="secondary">{toProblem(info.error).detail}</Text>;
  if (!info.data) return null;
  const { isOn, publicKey } = info.data;
  return (
    <Stack direction="row" gap={12} align="center" wrap>
      <Text>{isOn ? 'This browser shows them.' : 'This browser does not show them yet.'}</Text>
      <Button busy={turning.isPending} onClick={() => turning.mutate({ on: !isOn, publicKey })}>
        {isOn ? 'Turn off here' : 'Turn on here'}
      </Button>
    </Stack>
  );
}
