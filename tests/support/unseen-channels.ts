import { type HidingTrick, SECRET, trick } from "#tests/support/hiding-trick.ts";
import { pdfStream } from "#tests/support/pdf-objects.ts";

const PLACE = "/Rect [50 290 450 320]";

/** Places in a file that are not on the page. */
export function unseenChannels(): HidingTrick[] {
  return [
    annotation("hidden text box", `/Subtype /FreeText /F 2 ${PLACE} /DA (/F1 10 Tf 0 g) /Contents (${SECRET})`),
    annotation("note", `/Subtype /Text /F 2 ${PLACE} /Contents (${SECRET})`),
    annotation("pop-up", `/Subtype /Popup /Open false ${PLACE} /Contents (${SECRET})`),
    trick("form field", [], {
      page: "/Annots [6 0 R]",
      catalogue: "/AcroForm << /Fields [6 0 R] /DA (/F1 10 Tf 0 g) >>",
      objects: [`<< /Type /Annot /Subtype /Widget /FT /Tx /F 2 /T (notes) /V (${SECRET}) ${PLACE} >>`],
    }),
    trick("title, subject and keywords", [], {
      trailer: "/Info 6 0 R",
      objects: [`<< /Title (${SECRET}) /Subject (${SECRET}) /Keywords (${SECRET}) >>`],
    }),
    trick("XMP metadata", [], {
      catalogue: "/Metadata 6 0 R",
      objects: [pdfStream(xmp(), "/Type /Metadata /Subtype /XML")],
    }),
    trick("attachment", [], {
      catalogue: "/Names << /EmbeddedFiles << /Names [(notes.txt) 6 0 R] >> >>",
      objects: [
        "<< /Type /Filespec /F (notes.txt) /UF (notes.txt) /EF << /F 7 0 R >> >>",
        pdfStream(SECRET, "/Type /EmbeddedFile"),
      ],
    }),
    trick("bookmark", [], {
      catalogue: "/Outlines 6 0 R",
      objects: [
        "<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>",
        `<< /Title (${SECRET}) /Parent 6 0 R /Dest [3 0 R /Fit] >>`,
      ],
    }),
  ];
}

function annotation(name: string, entries: string): HidingTrick {
  return trick(name, [], { page: "/Annots [6 0 R]", objects: [`<< /Type /Annot ${entries} >>`] });
}

function xmp(): string {
  const dublinCore = "http://purl.org/dc/elements/1.1/";
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description xmlns:dc="${dublinCore}"><dc:description>${SECRET}</dc:description></rdf:Description>`,
    "</rdf:RDF></x:xmpmeta>",
  ].join("");
}
