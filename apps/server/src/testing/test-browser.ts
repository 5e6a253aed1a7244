import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type MultipartForm, multipartForm } from './multipart.ts';

type Form = Record<string, string>;
type SendOptions = {
  form?: Form;
  multipart?: MultipartForm;
  json?: unknown;
  headers?: Record<string, string>;
};

/** A visitor: stores cookies as a browser does and sends the CSRF token. */
export type TestBrowser = {
  cookies: Map<string, string>;
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  post: (url: string, options?: SendOptions) => Promise<LightMyRequestResponse>;
};

function bodyOf({ form, multipart, json }: SendOptions) {
  if (multipart) {
    const { type, payload } = multipartForm(multipart);
    return { type: { 'content-type': type }, payload };
  }
  if (form) {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return { type, payload: new URLSearchParams(form).toString() };
  }
  if (json === undefined) return { type: {} };
  return { type: { 'content-type': 'application/json' }, payload: JSON.stringify(json) };
}

/** Opens a browser on an application and fetches its CSRF token. */
export async function openBrowser(
  app: FastifyInstance,
  { remoteAddress = '127.0.0.1' } = {},
): Promise<TestBrowser> {
  const cookies = new Map<string, string>();

  function keep(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const browser: TestBrowser = {
    cookies,
    get: async (url, headers = {}) =>
      keep(
        await app.inject({
          method: 'GET',
          url,
          headers,
          cookies: Object.fromEntries(cookies),
          remoteAddress,
        }),
      ),
    post: async (url, options = {}) => {
      const { type, payload } = bodyOf(options);
      const token = cookies.get('csrftoken') ?? cookies.get('__Host-csrftoken');
      const headers = { ...type, ...(token ? { 'x-csrftoken': token } : {}), ...options.headers };
      return keep(
        await app.inject({
          method: 'POST',
          url,
          headers,
          cookies: Object.fromEntries(cookies),
          remoteAddress,
          ...(payload === undefined ? {} : { payload }),
        }),
      );
    },
  };
  await browser.get('/api/csrf/');
  return browser;
}
