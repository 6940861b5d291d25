export type ListedAuthority = { id: string; name: string; certificate: Buffer; status?: string }

const namespace = 'http://uri.etsi.org/02231/v2#'
export const inAccord = 'http://uri.etsi.org/TrstSvc/Svcstatus/inaccord'

/** A list as the official one is made, without its signature. */
export const trustListXml = (authorities: readonly ListedAuthority[], sequence: number): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="no"?><tsl:TrustServiceStatusList xmlns:tsl="${namespace}" TSLTag="http://uri.etsi.org/02231/TSLTag">
  <tsl:SchemeInformation>
    <tsl:TSLVersionIdentifier>5</tsl:TSLVersionIdentifier>
    <tsl:TSLSequenceNumber>${sequence}</tsl:TSLSequenceNumber>
    <tsl:SchemeOperatorName><tsl:Name xml:lang="fr">Opérateur de démonstration</tsl:Name></tsl:SchemeOperatorName>
    <tsl:SchemeName><tsl:Name xml:lang="fr">FR:2D-Doc &amp; démonstration</tsl:Name></tsl:SchemeName>
    <tsl:ListIssueDateTime>2026-01-01T10:00:00Z</tsl:ListIssueDateTime>
    <tsl:NextUpdate><tsl:dateTime>2045-01-01T10:00:00Z</tsl:dateTime></tsl:NextUpdate>
  </tsl:SchemeInformation>
  <!-- those whose certificates may sign -->
  <tsl:TrustServiceProviderList>${authorities.map(providerXml).join('')}
  </tsl:TrustServiceProviderList>
</tsl:TrustServiceStatusList>
`

const providerXml = ({ id, name, certificate, status = inAccord }: ListedAuthority) => `
    <tsl:TrustServiceProvider>
      <tsl:TSPInformation>
        <tsl:TSPName><tsl:Name xml:lang="fr">${name}</tsl:Name></tsl:TSPName>
        <tsl:TSPTradeName><tsl:Name xml:lang="en">${id}</tsl:Name><tsl:Name xml:lang="fr">${id}</tsl:Name></tsl:TSPTradeName>
        <tsl:TSPInformationURI><tsl:URI xml:lang="fr">https://certificates.example/${id}.pem</tsl:URI></tsl:TSPInformationURI>
      </tsl:TSPInformation>
      <tsl:TSPServices>
        <tsl:TSPService>
          <tsl:ServiceInformation>
            <tsl:ServiceTypeIdentifier>http://uri.etsi.org/TrstSvc/Svctype/CA/PKC</tsl:ServiceTypeIdentifier>
            <tsl:ServiceDigitalIdentity><tsl:DigitalId>
              <tsl:X509Certificate>
                ${certificate.toString('base64')}
              </tsl:X509Certificate>
            </tsl:DigitalId></tsl:ServiceDigitalIdentity>
            <tsl:ServiceStatus>${status}</tsl:ServiceStatus>
            <tsl:StatusStartingTime>2013-06-30T22:00:00Z</tsl:StatusStartingTime>
          </tsl:ServiceInformation>
        </tsl:TSPService>
      </tsl:TSPServices>
    </tsl:TrustServiceProvider>`
