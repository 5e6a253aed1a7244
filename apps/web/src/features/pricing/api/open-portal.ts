import { useMutation } from '@tanstack/react-query';
import { billingPortalAnswerSchema } from '@toile/contract';
import { toast } from 'react-hot-toast';
import { post } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/error-texts.ts';

async function openPortal(): Promise<string> {
  const { url } = await post('/billing-portal/', {
    parse: (body) => billingPortalAnswerSchema.parse(body),
  });
  return url;
}

/** Leaves for the provider's page of the card, open invoices and receipts. */
export function useOpenPortal() {
  const { mutate, isPending } = useMutation({
    mutationFn: openPortal,
    onSuccess: (url) => location.assign(url),
    onError: (error) => toast.error(errorText(error)),
  });
  return { open: () => mutate(), isPending };
}
