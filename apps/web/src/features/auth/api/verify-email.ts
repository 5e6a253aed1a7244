import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type VerifyEmailAnswer, verifyEmailAnswerSchema } from '@toile/contract';
import { get, post } from '../../../lib/api/api-client.ts';

const PATH = '/verify-email/';

const keyOf = (data: string) => ['verify-email', data];

const parse = (body: unknown): VerifyEmailAnswer => verifyEmailAnswerSchema.parse(body);

/** Result of opening the link. The call may be made twice without harm. */
export function useOpenedLink(data: string) {
  return useQuery({
    queryKey: keyOf(data),
    queryFn: ({ signal }) => get(`${PATH}?data=${encodeURIComponent(data)}`, { parse, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

type Confirmation = { username: string; password: string };

/**
 * Confirms the sign-up of the link by its password; the result replaces that of opening the link.
 */
export function useConfirmEmail(data: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ username, password }: Confirmation) =>
      post(PATH, { form: { data, password, ...(username && { username }) }, parse }),
    onSuccess: (answer) => queryClient.setQueryData(keyOf(data), answer),
  });
}
