/** After the storm our books are those of the providers, and nobody was charged twice (D29; PAYMENT_STORIES for more). */
import { expect, ownApp, test } from './app.ts';
import { openBanks } from './banks.ts';
import { chanceFrom, crashes, story } from './payment-chance.ts';

const STORIES = Number(process.env.PAYMENT_STORIES ?? 8);
const SEED = Number(process.env.PAYMENT_SEED ?? 20_261_118);

test(
  'purchases by chance, with lost, doubled and late messages, troubled providers and crashes, end in equal books',
  async () => {
    const banks = await openBanks();
    const api = await ownApp(banks.settings);
    const crash = crashes(api);
    for (const bank of banks.all) bank.settings.clock = () => api.clock.now;
    banks.notify('http://127.0.0.1:3000');
    try {
      const faults: string[] = [];
      for (let number = 0; number < STORIES; number++)
        for (const fault of await story(api, banks, crash, chanceFrom(SEED + number)))
          faults.push(`${SEED + number}: ${fault}`);
      expect(faults.slice(0, 12), `${faults.length} faults in ${STORIES} stories`).toEqual([]);
      const paid = banks.all.flatMap((bank) => bank.ledger()).filter((row) => row.paid > 0);
      expect(paid.length, 'somebody pays').toBeGreaterThan(STORIES / 3);
      expect(crash.happened, 'something crashes').toBeGreaterThan(0);
    } finally {
      await api.close();
      await banks.close();
    }
  },
  60_000 + STORIES * 3000,
);
