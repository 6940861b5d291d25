/** XMP with the title, in ASCII. `isTagged`: the PDF claims to be accessible (PDF/UA-1). */
export function metadataOf({ title, isTagged }: { title: string; isTagged: boolean }): string {
  const claim = isTagged ? '\n<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>' : ''
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${inAscii(title)}</rdf:li></rdf:Alt></dc:title>${claim}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}

const inAscii = (text: string) => text.replaceAll(/[^ -~]|[&<>]/gu, (sign) => `&#${sign.codePointAt(0)};`)
