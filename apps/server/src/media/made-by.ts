/**
 * Who made a picture, in the words of the IPTC (digital source type, in XMP): what a machine made says so inside the file, for whoever
 * gets it, and is known again when it comes back (behaviour, ground rules: labelled wherever it goes).
 */

/** Made by a model that was trained, or by a program without one. */
export type MachineMade = 'trainedAlgorithmicMedia' | 'algorithmicMedia'

const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

/** The packet that says it. */
export const machineMadePacket = (made: MachineMade): string =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${vocabulary}${made}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

const said = /digitalsourcetype\/(?:(compositeWithTrained|trained)|)algorithmicMedia\b/i

/** What a packet says of a machine; nothing where it says nothing. A picture that is a machine's in part counts as one. */
export function machineMadeIn(packet: string | undefined): MachineMade | undefined {
  const found = packet === undefined ? null : said.exec(packet)
  if (found === null) return undefined
  return found[1] === undefined ? 'algorithmicMedia' : 'trainedAlgorithmicMedia'
}
