/** The text that lies in the archive of a user's data. */
export const dataExport = {
  readme: `Your data from Toile

account.json   who you are here, and where you are logged in
receipts.json  every movement of your credits, newest first
outputs.json   every image you kept: its prompt, settings, votes and files, newest first
boards.json    your boards, with the notes of their images
palettes.json  your palettes, with the names of their colours
pictures/      the images themselves, named by date and id; drawings as SVG too
inputs/        photos, sketches and masks that these images were made from

Pictures that you brought are kept at most as long as an image that was made from them, and go
once they have not been used for some time.
A file that outputs.json gives as null is not here: it was lost, or you deleted the image meanwhile.
`,
} as const;
