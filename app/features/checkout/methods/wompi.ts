/** Opens the widget of Wompi for an order: what it is given is signed by the server over the stored amount (T21). */
import { send } from '#app/platform/http/http.ts';
import { type SignedWidget, widgetParams } from './outcome-rules.ts';
import { providerScript } from './provider-script.ts';

type SignedOrder = { widget: SignedWidget; scriptUrl: string };
type Checkout = new (params: object) => { open(done: (told: { transaction?: { status?: string } }) => void): unknown };

/** `heard` gets the status that the widget tells, if it tells one. */
export async function openWompi(order_id: string, heard: (status: string | undefined) => void) {
  const { widget, scriptUrl } = await send<SignedOrder>('POST', '/payments/generate-wompi-signature', {
    body: { order_id },
  });
  await providerScript(scriptUrl);
  const { WidgetCheckout } = window as { WidgetCheckout?: Checkout };
  if (!WidgetCheckout) throw new Error('the script of Wompi brought no widget');
  await new WidgetCheckout(widgetParams(widget)).open((told) => heard(told?.transaction?.status));
}
