import { type Html, html } from './html.ts';

/** The cards that a payer can choose. */
export function cardChoice(): Html {
  return html`<label for="card">Card</label><select id="card" name="card">
    <option value="4242424242424242">4242 4242 4242 4242: pays</option>
    <option value="4000000000000341">4000 0000 0000 0341: can be kept, but pays nothing</option>
    <option value="4000000000000002">4000 0000 0000 0002: is declined</option>
    <option value="4000000000009995">4000 0000 0000 9995: has not enough money</option>
  </select>`;
}
