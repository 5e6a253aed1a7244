/** The text that lies in the archive of a user's data. */
export const dataExport = {
  readme: `Your data from Toile

account.json   who you are here, and where you are logged in
receipts.json  every movement of your credits, newest first
outputs.json   every image you kept: its prompt, settings, votes and file, newest first
pictures/      the images themselves, named by date and id

Photos that you brought are not kept by themselves; a run keeps them only as long as an image of it does.
`,
} as const;
