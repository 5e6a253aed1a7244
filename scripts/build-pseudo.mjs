/**
 * `npm run build:pseudo`: puts the pages of the pseudo-locale beside those that are built, for the
 * journeys through it and for looking at them with the cookie `language=en-XA`.
 */
import { putLanguage } from './steps/build-web.mjs';

process.exitCode = (await putLanguage('en-XA')) ? 0 : 1;
