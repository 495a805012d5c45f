/** What stands in for Stripe's own script: the surface that a page uses (contracts 1.6, 1.7), with one field for the number of a card. */
export const stripeScript = (url: string) => `
window.Stripe = function (key) {
  const ask = async (secret, fields) => {
    const id = secret.split('_secret_')[0];
    const answer = await fetch('${url}/v1/payment_intents/' + id + '/confirm', {
      method: 'POST',
      headers: { authorization: 'Bearer ' + key, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_secret: secret, ...fields }),
    });
    const json = await answer.json();
    return json.error ? { error: json.error } : { paymentIntent: json };
  };
  /** The extra step of a bank, over the page. */
  const step = (secret) =>
    new Promise((done) => {
      const box = document.createElement('dialog');
      box.setAttribute('data-step', 'stripe');
      for (const agreed of ['yes', 'no']) {
        const button = document.createElement('button');
        button.textContent = agreed;
        button.onclick = () => {
          box.remove();
          done(ask(secret, { agreed }));
        };
        box.append(button);
      }
      document.body.append(box);
      box.showModal();
    });
  const elements = ({ clientSecret } = {}) => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Card number');
    field.name = 'stripe-card';
    const element = {
      mount: (at) => {
        (typeof at === 'string' ? document.querySelector(at) : at).append(field);
        return element;
      },
      on: (name, heard) => {
        if (name === 'ready') setTimeout(heard, 0);
        return element;
      },
      off: () => element,
      update: () => element,
      unmount: () => field.remove(),
      destroy: () => field.remove(),
    };
    const made = {
      create: () => element,
      getElement: () => element,
      update: () => made,
      submit: async () => (field.value ? {} : { error: { message: 'Your card number is incomplete.' } }),
      fetchUpdates: async () => ({}),
      secret: clientSecret,
      number: () => field.value,
    };
    return made;
  };
  return {
    elements,
    _registerWrapper: () => {},
    registerAppInfo: () => {},
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    confirmPayment: async ({ elements, clientSecret, confirmParams }) => {
      const secret = clientSecret || elements.secret;
      const told = await ask(secret, { card: elements.number() });
      const page = told.paymentIntent && told.paymentIntent.next_action;
      if (page) {
        location.assign(page.redirect_to_url.url + '&return_url=' + encodeURIComponent(confirmParams.return_url));
        return new Promise(() => {});
      }
      return told.paymentIntent && told.paymentIntent.status === 'requires_action' ? step(secret) : told;
    },
  };
};
window.Stripe.version = 'endive';
`;
